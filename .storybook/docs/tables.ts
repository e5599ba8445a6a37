/** A node of a Markdown document, as far as tables are concerned. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** The cells of each line of a paragraph that is written as a table. */
function rowsOf(paragraph: Node): Node[][][] {
  const rows: Node[][][] = [[[]]];
  for (const child of paragraph.children ?? []) {
    // Only plain text parts cells and lines; what is marked as code may hold anything.
    const pieces = child.type === 'text' ? (child.value ?? '').split(/(\||\n)/) : [child];
    for (const piece of pieces) {
      if (piece === '\n') rows.push([[]]);
      else if (piece === '|') rows.at(-1)?.push([]);
      else if (typeof piece !== 'string') rows.at(-1)?.at(-1)?.push(piece);
      else if (piece.trim() !== '') rows.at(-1)?.at(-1)?.push({ type: 'text', value: piece });
    }
  }
  return rows.map((cells) => cells.slice(1, -1));
}

const isTable = ({ type, children = [] }: Node) =>
  type === 'paragraph' && children[0]?.value?.startsWith('| ') === true;

function tableOf(paragraph: Node): Node {
  // The second line parts the head from the rest.
  const [head = [], , ...body] = rowsOf(paragraph);
  return {
    type: 'table',
    children: [head, ...body].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

/**
 * Tables in the catalogue's pages, as Markdown on the usual platforms has them: MDX alone has none.
 * Every line begins and ends with a bar.
 */
export function tables() {
  return (tree: Node) => {
    tree.children = tree.children?.map((node) => (isTable(node) ? tableOf(node) : node)) ?? [];
  };
}
