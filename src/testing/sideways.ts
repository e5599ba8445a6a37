/**
 * Returns whether the page, or a scrolling part of the page such as a sheet, overflows horizontally (WCAG 1.4.10). The
 * function uses no variable from outside, so that Playwright can run it in a page.
 */
export function scrollsSideways(): boolean {
  return [...document.querySelectorAll('*')].some((element) => {
    if (element.scrollWidth <= element.clientWidth) return false;
    const isPage = element === document.documentElement;
    return isPage || /auto|scroll/.test(getComputedStyle(element).overflowX);
  });
}
