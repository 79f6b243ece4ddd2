import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/calls.ts';

/** What the form holds; the setup form's rules ask for more of it than the edit form's. */
export type FormValues = Omit<CallInput<'PATCH /api/businesses/{id}'>, 'id'>;

/** The rules, the categories and their picker travel apart from the screen: nobody else needs them. */
const fetchRules = async () => {
  const [{ businessInput, businessChange }, { categories }, { publicLink }, { SearchPicker }] = await Promise.all([
    import('../../../contract/businesses.ts'),
    import('../../../contract/categories.ts'),
    import('../../../contract/fields.ts'),
    import('../../ui/SearchPicker.tsx'),
  ]);
  return { businessInput, businessChange, categories, publicLink, SearchPicker };
};

export type BusinessRules = Awaited<ReturnType<typeof fetchRules>>;

export const useBusinessRules = () =>
  useQuery({ queryKey: ['business rules'], queryFn: fetchRules, staleTime: Number.POSITIVE_INFINITY });
