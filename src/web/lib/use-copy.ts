import { useEffect, useState } from 'react';
import { timings } from '../../contract/constants.ts';
import { type CopyResult, copyText } from './clipboard.ts';

/** Tells how the last copy went; that it worked, for a moment. */
export function useCopy() {
  const [result, setResult] = useState<CopyResult | null>(null);
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(null), timings.copiedIndicator);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy(text: string): Promise<CopyResult> {
    const now = await copyText(text);
    setResult(now);
    return now;
  }
  return { result, copy };
}
