import Box from '@mui/material/Box';
import { betweenFields } from '../../../../theme/styles';
import { Banner } from '../../../feedback/Banner';
import { useCurrencyName } from '../../../provider/useCurrencyName';
import type { Say } from '../../../provider/internals/say';
import { PaymentLinkNotice } from '../PaymentLinkNotice';
import type { English } from '../../../english';
import type { FilledNotice } from './useSendFilling';

export interface SendNoticeProps {
  notice: FilledNotice | null;
  say: Say<English['SendForm']>;
}

/**
 * Shows which fields a link, a code or a suggestion has filled in. The live regions are always rendered, because screen
 * readers announce only changes inside an existing region.
 */
export function SendNotice({ notice, say }: SendNoticeProps) {
  const currencyName = useCurrencyName();
  return (
    <Box sx={notice ? betweenFields : {}}>
      <PaymentLinkNotice reading={notice && 'reading' in notice ? notice.reading : null} />
      <div role="status">
        {notice && 'currency' in notice && (
          <Banner tone="done">
            {say('currencyChanged', { currency: currencyName(notice.currency) })}
          </Banner>
        )}
      </div>
    </Box>
  );
}
