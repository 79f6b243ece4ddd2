import type { CarriedSteps, Step } from '../../contract/analytics/steps.ts';

type Carry = <Reply>(send: (steps: CarriedSteps) => Promise<Reply>, ...more: Step[]) => Promise<Reply>;

/** Calls that take the steps of the visit along. The customer's page sets it once it counts; elsewhere there are no steps. */
export const carrier: { carry?: Carry | undefined } = {};

export const carrySteps: Carry = (send, ...more) => (carrier.carry ? carrier.carry(send, ...more) : send({}));
