import { colors } from '../../src/theme/tokens.ts';

const { background, surface } = colors.dark;

/**
 * Makes the frame dark from its first paint, if the toolbar's theme is dark. Storybook's page that is shown while a
 * story or a docs page loads is white.
 */
export const darkStart = `<script>
  if (/theme(?::|%3A)dark/i.test(location.search))
    document.documentElement.classList.add('florin-dark-start');
</script>
<style>
  .florin-dark-start:not(:has(.sb-show-main)) {
    background: ${background};
  }
  .florin-dark-start .sb-wrapper {
    background: ${surface};
  }
  .florin-dark-start .sb-previewBlock,
  .florin-dark-start .sb-argstableBlock {
    filter: invert(1);
    opacity: 0.3;
  }
</style>`;
