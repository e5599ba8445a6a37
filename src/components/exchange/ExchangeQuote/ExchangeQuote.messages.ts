import { callTexts } from '../../inputs/ruleTexts';

/** The English texts of `ExchangeQuote`. */
export const ExchangeQuote = {
  ...callTexts,
  receive: 'You receive',
  placeholder: '{rate} (no quoted rate)',
  asking: 'Getting a quote…',
  holds: 'This quote is valid for {seconds} s',
  expired: 'This quote has expired.',
  again: 'Get a new quote',
} as const;
