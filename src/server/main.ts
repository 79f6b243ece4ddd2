// The entry: sets up the loading of modules, which has to happen before the first of them is imported.
import './quick-imports.ts';

await import('./run.ts');
