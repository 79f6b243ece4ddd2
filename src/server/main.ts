// Before any other module is imported.
import './esm-resolve-hook.ts';

await import('./run.ts');
