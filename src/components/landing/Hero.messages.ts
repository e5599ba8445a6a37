/** The English texts of `Hero`. */
export const Hero = {
  title: 'All your money, in one fine wallet.',
  text: 'Dollars, euros and pounds beside bitcoin, ether and ada. Hold them, send them, and exchange one for another, in one place.',
  start: 'Get Started Free',
  watch: 'Watch Demo',
} as const;
