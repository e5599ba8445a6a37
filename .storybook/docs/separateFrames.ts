/**
 * Hides the events of the frames in a page from the page. Storybook sends the events of a story to the parent window,
 * and accepts events from any window. So a docs page would take over the theme and the language of a story in a frame.
 * The script is in the head of the page, because its listener has to be before Storybook's.
 */
export const separateFrames = `<script>
  addEventListener('message', (event) => {
    const isOfFrame = [...document.querySelectorAll('iframe')].some(
      ({ contentWindow }) => contentWindow === event.source,
    );
    if (isOfFrame && event.data?.type !== 'florin:finished') event.stopImmediatePropagation();
  });
</script>`;
