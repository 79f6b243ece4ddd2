// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyFlow } from './flow.ts';
import { useSteps } from './use-steps.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '');
});

test('Back works in a reopened tab, which has no earlier entry to go back to', () => {
  history.replaceState(null, '', '/thumbs-up-down/willow');
  const start = { ...emptyFlow, step: 'picker' as const };
  const acted = () => undefined;
  const { result } = renderHook(() => useSteps('willow', start, acted));
  act(() => result.current.back('thumbs'));
  expect([result.current.flow.step, history.state]).toEqual(['thumbs', { step: 'thumbs', depth: 0 }]);
});

test('a second tap that arrives before the next step adds no entry, so one Back leaves it', () => {
  const acted = () => undefined;
  const { result } = renderHook(() => useSteps('willow', { ...emptyFlow, step: 'draft' }, acted));
  const before = history.length;
  act(() => {
    result.current.go('platform');
    result.current.go('platform');
  });
  expect([history.length - before, history.state.depth]).toEqual([1, 1]);
});

test('Forward while the script starts loads the thank-you page, which is another document', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  history.replaceState({ step: 'thanks', depth: 1 }, '');
  renderHook(() => useSteps('willow', null, () => undefined));
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ step: 'thanks', depth: 1 });
});
