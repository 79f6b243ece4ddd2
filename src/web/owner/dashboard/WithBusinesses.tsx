import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { Business } from '../../../contract/businesses/calls.ts';
import { type Action, may } from '../../../contract/permissions.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { EmptyBubble } from '../shared/EmptyBubble.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { listedBusinesses } from './listed-businesses.ts';

export type BusinessesAnswer = Pick<UseQueryResult<Business[]>, 'data' | 'error' | 'isPending' | 'refetch'>;

interface WithBusinessesProps {
  readonly answer: BusinessesAnswer;
  readonly text: { readonly loading: string; readonly noBusiness: { readonly title: string; readonly body: string } };
  readonly needs: Action;
  readonly children: (businesses: readonly Business[]) => ReactNode;
}

/** A tab that needs a business, and is loaded when it is opened. */
export function WithBusinesses({ answer, text, needs, children }: WithBusinessesProps) {
  if (answer.isPending) return <Spinner label={text.loading} />;
  if (answer.error) return <LoadError error={answer.error} onRefresh={answer.refetch} />;
  const businesses = listedBusinesses(answer.data ?? [], null).filter(({ role }) => may(role, needs));
  if (businesses.length === 0) return <EmptyBubble {...text.noBusiness} />;
  return <Suspense fallback={<Spinner label={text.loading} />}>{children(businesses)}</Suspense>;
}
