import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/calls.ts';

export type FormValues = Omit<CallInput<'PATCH /api/businesses/{id}'>, 'id'>;

const fetchRules = async () => {
  const [{ businessInput, businessChange }, { listCategories }, { publicLink }, { SearchPicker }] = await Promise.all([
    import('../../../contract/businesses/calls.ts'),
    import('../../../contract/businesses/categories.ts'),
    import('../../../contract/fields.ts'),
    import('../../ui/SearchPicker.tsx'),
  ]);
  return { businessInput, businessChange, categories: listCategories(), publicLink, SearchPicker };
};

export type BusinessRules = Awaited<ReturnType<typeof fetchRules>>;

export const useBusinessRules = () =>
  useQuery({ queryKey: ['business rules'], queryFn: fetchRules, staleTime: Number.POSITIVE_INFINITY });
