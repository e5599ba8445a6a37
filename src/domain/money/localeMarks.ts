/** The marks and units in the amounts of a locale. */
export interface Marks {
  /** The marks between groups of digits. */
  readonly groups: readonly string[];
  /** The number of digits in the last group, and in each group before it. Usually both are 3. In India `inner` is 2. */
  readonly groupSizes: { readonly inner: number; readonly last: number };
  /** The marks before the fraction. */
  readonly points: readonly string[];
  /** The units of money; empty for a plain number. */
  readonly units: readonly string[];
}

/** The marks of plain numbers and of a currency's amounts, which differ in some locales. */
export function marksOf(locale: string, iso: string | undefined): Marks {
  const money = iso === undefined ? {} : ({ style: 'currency', currency: iso } as const);
  const parts = [{}, money].flatMap((style) =>
    new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 1 }).formatToParts(
      123_456_789.5,
    ),
  );
  const some = (kind: Intl.NumberFormatPartTypes) => [
    ...new Set(parts.filter(({ type }) => type === kind).map(({ value }) => value)),
  ];
  const sizes = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => [...value].length);
  return {
    groups: some('group'),
    groupSizes: { inner: sizes[1] ?? 3, last: sizes.at(-1) ?? 3 },
    points: some('decimal'),
    units: some('currency'),
  };
}
