/** The default texts, in English, of `AmountWithUnit` and its `Max` button. */
export const AmountWithUnit = {
  max: 'Max',
  enterIn: 'Enter in {unit}',
  sends: 'Sends {amount}',
  worth: 'Worth about {amount}',
} as const;

export type AmountWithUnitTexts = typeof AmountWithUnit;
