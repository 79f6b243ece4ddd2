export const emptyText = {
  first: {
    title: 'No visits to show yet',
    body: "Today's visits appear tomorrow, once five people have opened your page. Print the code for one place where people wait or pay, and open the page yourself once to see what they will see. Your own visits don't count here.",
    print: 'Print the code',
    view: 'View Your Review Generator',
  },
  quiet: {
    title: 'No visits to show in these days',
    body: "Today's visits appear tomorrow, and days with few visits wait until five people have come. Look at a longer period, or print the code for another place where people wait or pay.",
  },
} as const;
