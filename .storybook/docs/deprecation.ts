/** Returns the text of `@deprecated` in the comment above a component, or null if the component is not deprecated. */
export function deprecationOf(source: string, name: string): string | null {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  ).exec(source)?.[1];
  const tag = /@deprecated\s+(?<way>(?:(?!\n\s*\*\s*@)[\s\S])*)/.exec(comment ?? '');
  return tag?.groups?.['way']?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim() ?? null;
}
