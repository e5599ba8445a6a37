/** The product's name. Nothing else spells it out, so that a rename is one line. */
export const PRODUCT_NAME = 'Florin';

/** The version shown in the profile menu and on the settings page. */
export const VERSION_LABEL = 'v1.0.0';
