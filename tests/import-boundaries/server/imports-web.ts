// Must not compile (TS6142): the server reaches a page through the built renderer alone.
import { Button } from '../../../src/web/ui/Button.tsx';

export const page: unknown = Button;
