/**
 * Whether the page, or anything in it that can scroll, such as a sheet, is wider than its room (WCAG
 * 1.4.10). It names nothing outside itself, so that Playwright can run it in a page.
 */
export function scrollsSideways(): boolean {
  return [...document.querySelectorAll('*')].some((element) => {
    if (element.scrollWidth <= element.clientWidth) return false;
    const isPage = element === document.documentElement;
    return isPage || /auto|scroll/.test(getComputedStyle(element).overflowX);
  });
}
