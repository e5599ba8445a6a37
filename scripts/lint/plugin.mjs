/** Rules that oxlint lacks. `oxlint.config.mjs` loads this file as a plugin. */

/**
 * Returns whether a call or `new` expression uses `Date`. oxlint can forbid `Date.now` by name, but cannot distinguish
 * `new Date()`, which reads the clock, from `new Date(timestamp)`, which does not and is allowed.
 */
const readsTheClock = (node) => node.callee.type === 'Identifier' && node.callee.name === 'Date';

const MESSAGE = 'Take the time as an argument, or from the clock of services/clock.ts.';

const noAmbientTime = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (readsTheClock(node) && node.arguments.length === 0)
        context.report({ node, message: MESSAGE });
    },
    // If `Date` is called without `new`, it ignores its arguments and returns the current time as text.
    CallExpression(node) {
      if (readsTheClock(node)) context.report({ node, message: MESSAGE });
    },
  }),
};

/** Matches `#0e5a43` and `rgb(0 0 0 / 0.5)`, but not the fragment `#features`. */
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;

const noColor = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      if (COLOR.test(text))
        context.report({ node, message: 'Use the colours of the theme or of theme/tokens.ts.' });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** Types that accept `undefined`, although they do not name it. */
const ACCEPTING = new Set(['TSUnknownKeyword', 'TSNeverKeyword', 'TSAnyKeyword']);

const acceptsUndefined = (type) =>
  ACCEPTING.has(type.type) ||
  (type.type === 'TSTypeReference' && type.typeName.name === 'ReactNode') ||
  (type.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSUndefinedKeyword'));

/**
 * Requires `| undefined` in the types of optional props. With `exactOptionalPropertyTypes`, `prop?: T` does not accept
 * a value that may be undefined.
 */
const optionalAcceptsUndefined = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    TSInterfaceDeclaration({ id, body }) {
      if (!/(?:Props|States|Facts|Entry|Option)$/.test(id.name)) return;
      for (const node of body.body) {
        const type = node.type === 'TSPropertySignature' && node.typeAnnotation?.typeAnnotation;
        if (type && node.optional && !acceptsUndefined(type))
          context.report({
            node,
            message: 'An optional prop accepts undefined: add `| undefined`.',
          });
      }
    },
  }),
};

const rules = {
  'no-ambient-time': noAmbientTime,
  'no-color': noColor,
  'optional-accepts-undefined': optionalAcceptsUndefined,
};

export default { meta: { name: 'florin' }, rules };
