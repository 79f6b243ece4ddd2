import { registerHooks } from 'node:module';

/** For each file Node parses the package.json of its package again. That of drizzle-orm is huge: a second and 200 MB. */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    return specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
