import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly body?: Node;
}

/** The names of components and hooks, which React calls while it renders. */
const RENDERED = /^(?:[A-Z]|use[A-Z])/;

/** Calls `visit` with each function below a node, and with the name of the function or of its variable. */
function forEachFunction(node: Node, visit: (fn: Node, name: string) => void, name = ''): void {
  const own = node.id?.name ?? name;
  if (node.type.includes('Function')) visit(node, own);
  for (const child of Object.values(node).flat() as (Node | null)[])
    if (typeof child?.type === 'string')
      forEachFunction(child, visit, node.type === 'VariableDeclarator' ? own : '');
}

/**
 * A Vite plugin for tests. Each function of Florin first calls `globalThis.entered` with its file, if a test has set it.
 * Components and hooks call `globalThis.rendered` instead, and the function that it returns when they end.
 */
export const recordEntries = (): Plugin => ({
  name: 'record-entries',
  enforce: 'post',
  transform(code, id) {
    const file = /\/((?:src|packages\/[\w-]+\/src)\/.+\.tsx?)$/.exec(id)?.[1];
    if (file === undefined) return null;
    const inserts: (readonly [at: number, text: string])[] = [];
    forEachFunction(this.parse(code) as unknown as Node, ({ body }, name) => {
      if (!body) return;
      const enter = `globalThis.entered?.(${JSON.stringify(file)})`;
      const isBlock = body.type === 'BlockStatement';
      const [before, after] = RENDERED.test(name)
        ? [`const endRender = globalThis.rendered?.(); try {`, `} finally { endRender?.(); }`]
        : [`${enter};`, ''];
      if (isBlock) inserts.push([body.start + 1, before], [body.end - 1, after]);
      else inserts.push([body.start, `(${enter}, `], [body.end, ')']);
    });
    const texts = inserts.toSorted(([one], [other]) => other - one);
    return texts.reduce((text, [at, more]) => text.slice(0, at) + more + text.slice(at), code);
  },
});
