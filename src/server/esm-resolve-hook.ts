import { registerHooks } from 'node:module';

/**
 * Node reads a package's package.json again for each of its files. That of drizzle-orm is huge: loading it
 * took a second and 200 MB. Its files name each other by relative paths, so there is nothing to look up.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    return specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
