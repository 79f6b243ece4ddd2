// Must not compile (TS6142): the server imports only the built renderer.
import { Button } from '../../../src/web/ui/Button.tsx';

export const page: unknown = Button;
