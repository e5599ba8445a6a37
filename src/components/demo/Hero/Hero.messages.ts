/** The English texts of `Hero`. */
export const Hero = {
  title: 'All your money, in one fine wallet.',
  text: 'Dollars, euros and pounds next to Bitcoin, Ethereum and Cardano. Hold, send and exchange them in one place.',
  start: 'Get Started Free',
  watch: 'Watch Demo',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly Hero: typeof Hero;
  }
}
