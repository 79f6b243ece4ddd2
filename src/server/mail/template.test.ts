import { expect, it } from 'vitest';
import { emailBody } from './template.ts';

const content = {
  product: 'Sayso',
  heading: 'Verify <your> email',
  paragraphs: ['Type this code.', 'From "Dana" & <script>alert(1)</script>'],
  code: '123456',
  link: { label: 'Open the page', address: 'https://reviews.example.org/auth?verify=true&x="1"' },
  footer: 'Sayso at reviews.example.org.',
};

it('the text has the code on a line of its own', () => {
  expect(emailBody(content).text.split('\n')).toContain('123456');
  expect(emailBody(content).text).toContain('Open the page:\nhttps://reviews.example.org/auth?verify=true&x="1"');
});

it('the HTML escapes what people typed', () => {
  const html = emailBody(content).html;
  expect(html).not.toContain('<script>');
  expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  expect(html).toContain('Verify &#60;your&#62; email');
  expect(html).toContain('href="https://reviews.example.org/auth?verify=true&#38;x=&#34;1&#34;"');
  expect(html).toMatch(/>123456</);
  expect(html).toMatch(/>say<span[^>]*>so</);
});

it('the HTML has a dark theme', () => {
  const html = emailBody(content).html;
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

it('shows the own name of the installation', () => {
  expect(emailBody({ ...content, product: 'Kind & Words' }).html).toContain('>Kind &#38; Words<');
});
