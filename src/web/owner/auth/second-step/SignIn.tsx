import type { ReactNode } from 'react';
import { Redirect, useParams } from 'wouter';
import { paths } from '../../../../contract/paths.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import { LostDevice } from './LostDevice.tsx';
import { SecondStep } from './SecondStep.tsx';
import { SingleSignOnReturn } from './SingleSignOnReturn.tsx';

/** The rarer steps of signing in, loaded together. */
const steps: Readonly<Record<string, () => ReactNode>> = {
  'second-step': SecondStep,
  'lost-device': LostDevice,
  return: SingleSignOnReturn,
};

export function SignIn() {
  const { step = '' } = useParams<{ step: string }>();
  const Step = steps[step];
  if (!Step) return <Redirect to={paths.login} replace />;
  return (
    <AuthFrame>
      <Step />
    </AuthFrame>
  );
}
