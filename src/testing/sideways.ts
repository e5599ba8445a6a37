/**
 * Returns whether the page, or a scroll container in it such as a sheet, scrolls horizontally (WCAG 1.4.10). Playwright
 * runs this function in the page, so it must not use variables of this module.
 */
export function scrollsSideways(): boolean {
  return [...document.querySelectorAll('*')].some((element) => {
    if (element.scrollWidth <= element.clientWidth) return false;
    const isPage = element === document.documentElement;
    return isPage || /auto|scroll/.test(getComputedStyle(element).overflowX);
  });
}
