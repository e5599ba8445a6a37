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
  othersHost: 'The host of these files may log that they were fetched, as for any website.',
} as const;
