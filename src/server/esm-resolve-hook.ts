import { registerHooks } from 'node:module';

/** Node parses the package.json of a package again for each file. That of drizzle-orm costs a second and 200 MB. */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    return specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL)
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});
