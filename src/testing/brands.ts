/** Two example brands in Storybook's toolbar, as texts that `encodeBrand` returns. */

/** A brand in violet, with square corners and compact density. */
export const AURORA =
  'light-primary-6B21A8_light-primaryHover-561A87_light-background-F8F6FB_dark-primary-D8B4FE_dark-primaryHover-E9D5FF_dark-onPrimary-2E1065_gradient-evergreen-4C1D95-7E22CE_radius-card-6_radius-field-4_radius-pill-4_font-system_density-compact';

/** A brand in blue, with a serif typeface and spacious density. */
export const HARBOUR =
  'light-primary-1E4E8C_light-primaryHover-163B6A_light-background-F3F6FA_dark-primary-93C5FD_dark-primaryHover-BFDBFE_dark-onPrimary-0B2447_gradient-evergreen-12406B-1F6A9E_font-serif_density-spacious';
