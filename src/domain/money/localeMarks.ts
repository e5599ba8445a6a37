/** The separators, decimal marks and currency symbols of a locale's numbers. */
export interface Marks {
  /** The thousands separators. */
  readonly groups: readonly string[];
  /**
   * The number of digits in the last group (`last`) and in the groups before it (`inner`). Usually both are 3. In
   * India, `inner` is 2.
   */
  readonly groupSizes: { readonly inner: number; readonly last: number };
  /** The decimal marks. */
  readonly points: readonly string[];
  /** The symbols of the currency. Empty if there is no currency. */
  readonly units: readonly string[];
}

/** Returns the marks of plain numbers, and of amounts in the currency `iso`. They differ in some locales. */
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
