import { PRODUCT_NAME } from '../../constants/brand';

/** Names the open page in the browser's tab and to screen readers (WCAG 2.4.2). */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
