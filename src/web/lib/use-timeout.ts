import { useCallback, useEffect, useRef } from 'react';

export function useTimeout() {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return useCallback((act: () => void, milliseconds: number) => {
    timers.current.add(setTimeout(act, milliseconds));
  }, []);
}
