import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'मुद्रा बदलें, या {currency} लेने वाला पता माँगें।';

/** Hindi, with the formal address. */
export const hi: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, जाँच अंक सही हैं',
    country: 'किसी भी देश का IBAN {country} से शुरू नहीं होता',
    length: '{country} से शुरू होने वाले IBAN में {most} वर्ण होते हैं, और इसमें {count} हैं',
    checkDigits: 'इस IBAN में गलती है: इसके जाँच अंक मेल नहीं खाते',
    otherCurrency: 'IBAN पर {currency} नहीं भेजा जा सकता',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'लाइटनिंग इनवॉइस',
    right: 'लाइटनिंग इनवॉइस, {until} तक मान्य',
    amount: '{amount} का लाइटनिंग इनवॉइस, {until} तक मान्य',
    mistake: 'इस लाइटनिंग इनवॉइस में गलती है। पूरा इनवॉइस फिर से कॉपी करें।',
    testnet: 'यह लाइटनिंग इनवॉइस टेस्ट नेटवर्क का है, जिसके सिक्कों का कोई मूल्य नहीं है',
    otherCurrency: 'लाइटनिंग इनवॉइस पर {currency} नहीं भेजा जा सकता',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'फ़ोन नंबर',
    right: 'फ़ोन नंबर',
    country: 'फ़ोन नंबर धन चिह्न और देश के कोड से शुरू करें',
    length: 'फ़ोन नंबर में धन चिह्न के बाद 7 से 15 अंक होते हैं',
  },
  solana: {
    name: 'सोलाना पता',
    right: 'बिना चेकसम का सोलाना पता',
    length: 'इस सोलाना पते में गलती है: कोई वर्ण छूट गया है या अतिरिक्त है',
    otherCurrency: 'सोलाना पते पर {currency} नहीं भेजा जा सकता',
    otherCurrencyDo: `दूसरे नेटवर्क के पते पर भेजा गया पैसा खो सकता है। ${accepts}`,
  },
};
