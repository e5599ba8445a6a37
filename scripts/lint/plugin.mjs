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

/** The components of MUI that render elements beside their children. */
const SURROUNDED = new Set(['ButtonBase', 'FormLabel', 'IconButton', 'InputLabel', 'MenuItem']);

/** Matches the names of functions and methods that return texts. */
const RETURNS_TEXT = /^(?:say|format|to(?:Locale)?String$|join$|trim$|visible$|String$)/;

/** Returns whether a syntax tree contains JSX. A text with an element as a value is a list of elements. */
const containsJsx = (node) =>
  node !== null &&
  typeof node === 'object' &&
  (/^JSX(?:Element|Fragment)$/.test(node.type) ||
    Object.entries(node).some(([key, value]) =>
      key === 'parent'
        ? false
        : Array.isArray(value)
          ? value.some(containsJsx)
          : containsJsx(value),
    ));

/** Returns whether an expression is a text. Without types, this is visible only for some expressions. */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return (
        (typeof node.value === 'string' && node.value !== '') || typeof node.value === 'number'
      );
    case 'TemplateLiteral':
      return true;
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'CallExpression': {
      const name = node.callee.property?.name ?? node.callee.name ?? '';
      return RETURNS_TEXT.test(name) && !node.arguments.some(containsJsx);
    }
    default:
      return false;
  }
}

/** Returns whether a child in JSX is a text. The compiler removes whitespace with a line break. */
function isTextChild(child) {
  if (child.type === 'JSXText') return /\S/.test(child.value) || !child.value.includes('\n');
  return child.type === 'JSXExpressionContainer' && isText(child.expression);
}

const isRendered = (child) =>
  child.type === 'JSXText'
    ? isTextChild(child)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** Returns the name of the nearest function around a node, or undefined. */
function functionAround(node) {
  let around = node.parent;
  while (around && !/Function/.test(around.type)) around = around.parent;
  return around?.id?.name ?? around?.parent?.id?.name;
}

/**
 * Requires an element around each text that has siblings, and around each text that a component returns. A browser that
 * translates the page replaces text nodes, so React can no longer change or remove them (docs/adr/0037).
 */
const textHasElement = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, message) => context.report({ node, message });
    const check = (node, isSurrounded) => {
      const children = node.children.filter(isRendered);
      if (children.length < 2 && !isSurrounded) return;
      for (const child of children)
        if (isTextChild(child))
          report(child, 'A text with siblings needs an element, such as a span.');
    };
    const checkReturned = (node, value) => {
      if (value && isText(value) && /^[A-Z]/.test(functionAround(node) ?? ''))
        report(value, 'A component returns an element, such as a span, instead of a text.');
    };
    return {
      JSXElement: (node) => check(node, SURROUNDED.has(node.openingElement.name.name)),
      JSXFragment: (node) => check(node, true),
      ReturnStatement: (node) => checkReturned(node, node.argument),
      ArrowFunctionExpression: (node) => checkReturned(node.body, node.body),
      ImportDeclaration(node) {
        const isType = node.importKind === 'type' || node.specifiers.length === 0;
        if (node.source.value === '@mui/material/Button' && !isType)
          report(node, 'Import the button of components/inputs/button, whose text has an element.');
      },
    };
  },
};

const rules = {
  'no-ambient-time': noAmbientTime,
  'no-color': noColor,
  'optional-accepts-undefined': optionalAcceptsUndefined,
  'text-has-element': textHasElement,
};

export default { meta: { name: 'florin' }, rules };
