import type { RecipientMessages } from '../texts';

const accepts = 'मुद्रा बदलें, या {currency} लेने वाला पता माँगें।';

/** Hindi texts about IBANs and phone numbers, in the formal register. */
export const hi: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, जाँच अंक सही हैं',
    country: 'किसी भी देश का IBAN {country} से शुरू नहीं होता',
    length: '{country} से शुरू होने वाले IBAN में {most} वर्ण होते हैं, और इसमें {count} हैं',
    structure: 'इस IBAN की संरचना {country} की नहीं है: कोई अक्षर या अंक गलत जगह पर है',
    checkDigits: 'इस IBAN में गलती है: इसके जाँच अंक मेल नहीं खाते',
    otherCurrency: 'IBAN पर {currency} नहीं भेजा जा सकता',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'फ़ोन नंबर',
    right: 'फ़ोन नंबर',
    country: 'फ़ोन नंबर धन चिह्न और देश के कोड से शुरू करें',
    length: 'फ़ोन नंबर में धन चिह्न के बाद 7 से 15 अंक होते हैं',
    unassigned: 'यह फ़ोन नंबर अपने देश में मौजूद नहीं है',
    extension: 'फ़ोन नंबर बिना एक्सटेंशन के लिखें',
  },
};
