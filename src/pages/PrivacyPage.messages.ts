/** The English texts of the privacy page. */
export const PrivacyPage = {
  title: 'Privacy',
  intro: 'What this demo knows about you: your favourite theme, and your language.',
  stored: 'What is stored',
  storedWords:
    'Two words at most, on your own device: whether you chose the light or the dark theme, and which language. They are kept in the browser’s local storage under the keys “theme” and “florin.language”. Clearing the data of this site removes them.',
  sent: 'What is sent',
  sentNothing:
    'Nothing of what you do here. The wallet has no server to send it to, and it sends no e-mail.',
  sentForms: 'What you type into a form stays on this page and is gone when you reload it.',
  others: 'Who else is here',
  othersNobody:
    'Nobody. There are no cookies, no analytics and no advertisements, and fonts and pictures come from the same place as the page itself.',
  othersHost:
    'As with any website, the host of these files may log which addresses are requested. Such an address names a page, the number of a transaction, or a payment link that another app opened. What you search or filter for, and payment links that you paste, are never part of a request.',
} as const;
