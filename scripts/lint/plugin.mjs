/** The house rules that oxlint's own rules cannot say; `oxlint.config.mjs` loads this file as a plugin. */
import { publicNamesOnly } from './publicNames.mjs';

/**
 * `Date.now` is a property and can be restricted by name. `new Date()` reads the same clock, but
 * `new Date(timestamp)` reads none, so only the call without an argument may be refused.
 */
const readsTheClock = (node) => node.callee.type === 'Identifier' && node.callee.name === 'Date';

const MESSAGE = 'The time comes from services/clock.ts: take it as an argument, or ask the clock.';

const noAmbientTime = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (readsTheClock(node) && node.arguments.length === 0)
        context.report({ node, message: MESSAGE });
    },
    // Called without `new`, Date ignores its arguments and answers the current time as text.
    CallExpression(node) {
      if (readsTheClock(node)) context.report({ node, message: MESSAGE });
    },
  }),
};

/** `#0e5a43` and `rgb(0 0 0 / 0.5)`, but not the address `#features`. */
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;

const noColor = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node, text) => {
      if (COLOR.test(text))
        context.report({ node, message: 'Colours come from theme/tokens.ts, or from the theme.' });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const rules = {
  'no-ambient-time': noAmbientTime,
  'no-color': noColor,
  'public-names-only': publicNamesOnly,
};

export default { meta: { name: 'florin' }, rules };
