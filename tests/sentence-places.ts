// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of the sources, as they stand there

/** A sentence, label or number of the specification, at its one place in the product. */
export interface Place {
  readonly file: string;
  /** As it stands there, once. */
  readonly text: string;
  /** What of it is changed, and into what; the last word or number when absent. */
  readonly from?: string;
  readonly to?: string;
}

const at =
  (file: string) =>
  (text: string, from?: string, to?: string): Place => ({ file, text, ...(from && to ? { from, to } : {}) });

const customer = at('src/contract/customer-text.ts');
const form = at('src/contract/feedback-form-text.ts');
const shield = at('src/contract/shield-text.ts');
const notice = at('src/contract/notice-text.ts');
const rules = at('src/contract/text.ts');
const business = at('src/contract/business-text.ts');
const dashboard = at('src/contract/dashboard-text.ts');
const wizard = at('src/contract/wizard-text.ts');
const admin = at('src/contract/admin-text.ts');
const layout = at('src/contract/layout-text.ts');
const review = at('src/contract/review-text.ts');
const landing = at('src/contract/landing-text.ts');
const legal = at('src/contract/legal-text.ts');
const auth = at('src/contract/account-text.ts');
const limit = at('src/contract/limits.ts');
const phrase = at('src/contract/keywords.ts');

/** By the rows of tests/spec-rows.md that quote it. A row that stands nowhere here quotes nothing. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  // The customer's pages, and the wizard where it says the same
  'C-03 W-03': [
    customer('} more sentiment'),
    customer("count === 1 ? '' : 's'", 's', 'z'),
    customer("generate: 'Generate My Review'"),
    limit('sentimentsRequired = 4'),
  ],
  'C-04 W-04': [
    customer("full: { title: 'Maximum sentiments reached'"),
    customer("body: 'You can select up to four sentiments'"),
  ],
  'C-05 W-05': [
    customer("title: 'Please select at least one sentiment'"),
    customer('Choose how you felt about your'),
    customer("? 'healthcare"),
    customer(`: ''}experience`),
    customer("four: (chosen: number) => ({ title: 'Please select four sentiments'"),
    customer('You have selected'),
  ],
  'C-06': [customer("other: 'Other'")],
  'C-06 W-06': [limit('sentimentMax = 40'), limit('otherInputFocus: 100')],
  'C-07 W-06': [customer("title: 'Please enter a sentiment'"), customer("body: 'Custom sentiment cannot be empty'")],
  'C-09 W-06': [
    customer("title: 'Duplicate sentiment'"),
    customer("body: 'This sentiment is already selected'"),
    customer("cancel: 'Cancel'"),
  ],
  'C-10 W-07': [limit('thankMax = 40')],
  'C-11 W-07': [
    customer("title: 'Invalid characters'"),
    customer("body: 'Please use only letters, spaces, apostrophes, and hyphens'"),
  ],
  'C-20 W-15': [
    review("edit: 'Edit'"),
    review("save: 'Save'"),
    at('src/web/ui/look/floats.css')('min-height: 200px', '200px', '190px'),
  ],
  'C-21 W-15': [
    review("title: 'Review updated'"),
    review("body: 'Your changes have been saved'"),
    limit('reviewUpdatedToast: 2000'),
  ],
  'C-22 C-23 W-17': [review("regenerate: 'Regenerate'")],
  'C-24 W-16': [customer("writeOwn: 'Write Your Own'")],
  'C-26 W-14': [review("startOver: 'Start over'")],
  'C-27': [customer("title: 'Cannot regenerate review'")],
  'C-31 W-18': [review("title: 'Copied to clipboard!'"), review("body: 'Now you can paste it into your review'")],
  'C-31': [limit('copyToast: 3000')],
  'W-18': [limit('wizardCopied: 3000')],
  'C-34 W-20': [
    review("instruction: 'Tap and hold the text below, then"),
    review(`select "Copy"`),
    review("done: 'Done'"),
  ],
  'C-35 W-20': [review("title: 'Manual copy required'"), limit('manualCopyToast: 5000')],
  'C-36 C-100': [limit('toastDuration = 5000')],
  'C-37': [limit('toastSwipe = 50'), limit("toastHotkey = 'F8'", 'F8', 'F9')],
  'C-41 W-21': [customer("google: 'Google'"), customer("facebook: 'Facebook'")],
  'C-50': [
    customer("generating: 'Error generating review'"),
    customer("problem: 'There was a problem creating your review."),
    customer("review. Please try again.',\n  generating", 'again', 'agaix'),
  ],
  'C-51 W-10': [customer("tryAgain: 'Try Again'")],
  'C-51': [customer("failedHint: 'Please try again or select different sentiments'")],
  'C-52': [customer("generating: 'Error generating review'")],
  'C-53': [customer("regenerating: 'Error regenerating review'")],
  'C-55': [limit('mutationRetries = 2')],
  'C-74': [at('src/web/ui/look/page.css')('min-height: 44px', '44px', '34px')],
  'C-84 W-23': [notice("title: 'This business is currently inactive.'")],
  'C-84': [notice('Please check back later'), notice('directly for more information.')],
  'C-85 W-23': [
    notice("title: 'Business not found'"),
    notice('find information for this business" }', 'business', 'businesx'),
  ],
  'C-91': [
    shield("sorry: 'We are sorry"),
    shield("next: 'What happens next'"),
    shield("back: 'Return to Previous Page'"),
  ],
  'C-92 C-100': [customer("received: { title: 'Feedback received'")],
  'C-92': [at('src/contract/feedback.ts')("contact: 'Not provided'")],
  'C-93': [rules("\n  name: 'Name is required'")],
  'C-94': [rules("email: 'Please enter a valid email address'")],
  'C-95': [
    rules("feedback: 'Please provide some feedback"),
    rules('(minimum 10 characters)'),
    rules('(minimum 10 characters)', '10', '12'),
    limit('feedbackMin = 10'),
  ],
  'C-93 B-9 B-10 B-12 B-13 B-15': [limit('nameMin = 2')],
  'C-97': [
    form("failed: 'Error submitting feedback'"),
    form("problem: 'There was a problem submitting your feedback."),
    form("Please try again.'"),
  ],
  'C-99': [customer("clickHere: 'click here'")],

  // Setting up and editing a business
  'B-3': [business('Recommended size 180x90', '180x90', '180x91')],
  'B-5': [business('} in total')],
  'B-6': [
    business("contactName: 'Your Name'"),
    business("name: 'Business Name'"),
    business("nickname: 'Business Nickname'"),
    business("city: 'City',\n  state: 'State',\n  feedbackEmail: 'Email Address", 'City', 'Citx'),
    business("state: 'State',\n  feedbackEmail: 'Email Address", 'State', 'Statx'),
    business("feedbackEmail: 'Email Address to Send Feedback'"),
    business("reviewUrl: 'Google Business Profile Review Link'"),
    business("facebookUrl: 'Facebook Review Link'"),
    business("'Google Business Category 1'", 'Category', 'Categorx'),
    business("'Google Business Category 2'", 'Category', 'Categorx'),
    business("'Google Business Category 3'", 'Category', 'Categorx'),
  ],
  'B-7': [
    business("try: 'Try Your Review Generator Link'"),
    business("edit: 'Edit Business'"),
    business("name: 'Name'"),
    business("nickname: 'Nickname'"),
    business("nickname: 'Nickname',\n  city: 'City'"),
    business("feedbackEmail: 'Feedback email'"),
    business("state: 'State',\n  feedbackEmail: 'Feedback", 'State', 'Statx'),
    business("reviewUrl: 'Google review link'"),
    business("facebookUrl: 'Facebook review link'"),
    business("services: 'Services'"),
  ],
  'B-8': [business("cancel: 'Cancel'"), business("back: 'Back to Dashboard'")],
  'B-9': [rules("businessName: 'Business name must be at least 2 characters'")],
  'B-10': [rules("nickname: 'Nickname must be at least 2 characters'")],
  'B-11': [rules("url: 'Please enter a valid URL'")],
  'B-12': [rules("city: 'City name must be at least 2 characters'")],
  'B-13': [rules("state: 'State name must be at least 2 characters'")],
  'B-14': [rules("email: 'Please enter a valid email',")],
  'B-15': [rules("contactName: 'Contact name must be at least 2 characters'")],
  'B-16': [rules("primaryCategory: 'Primary category is required'")],
  'B-20': [rules("title: 'Invalid file type'"), rules("body: 'Please upload an image file'")],
  'B-21': [
    rules("title: 'File too large'"),
    rules("body: 'Logo image must be less than 3MB'", 'less than', 'lesx than'),
    rules('less than 3MB', '3MB', '4MB'),
    limit('logoBytesMax = 3_145_728'),
  ],
  'B-22': [at('src/web/ui/look/forms.css')('width: 180px', '180px', '170px')],
  'B-24': [business("copied: { title: 'URL Copied'")],
  'B-26': [
    business("copyFailed: { title: 'Copy Failed'"),
    business('Your review page is'),
    limit('copyFailureToast: 8000'),
  ],
  'B-29': [
    business("failed: { title: 'Error setting up business'"),
    business("business', body: 'Something went wrong'"),
  ],
  'B-30': [
    business("title: 'Business setup completed!'"),
    business('Your business has been created.'),
    business('You now have a unique review page URL.'),
    // Longer cannot be seen: the message gives way to the one about the address.
    limit('successToast: 5000', '5000', '3750'),
  ],
  'B-31': [business("loadFailed: 'Error Loading Business'"), business("return: 'Return to Dashboard'")],
  'B-32': [business("noData: 'Business data not found'")],
  'B-33': [business("failed: 'Update Failed'")],
  'B-34': [
    phrase('`${category} near me`', 'near me', 'near mx'),
    phrase('} in ${city}', 'in', 'ix'),
    phrase('`your ${city}', 'your', 'youx'),
    phrase('`Best ${category}', 'Best', 'Besx'),
    phrase('`Top-rated ${category}', 'rated', 'ratex'),
    phrase('} open now near me'),
    limit('keywordsPerCategory = 6'),
  ],
  'B-35': [limit('categoriesMax = 3')],

  // The dashboard and the account settings
  'D-1': [
    dashboard("title: 'My Dashboard'"),
    dashboard("tabs: { businesses: 'My Businesses'"),
    dashboard("account: 'Account Settings'"),
  ],
  'D-3': [dashboard("copy: 'Copy'"), dashboard("copied: 'Copied'"), limit('copiedIndicator: 2000')],
  'D-4': [
    limit('qrWidth = 300'),
    limit('qrMargin = 2'),
    at('src/web/lib/qr.ts')("qrcode(0, 'M')", 'M', 'L'),
    at('src/web/lib/qr.ts')("fillStyle = '#000'", '#000', '#113'),
  ],
  'D-5': [
    dashboard("reviewsGenerated: 'Reviews Generated'"),
    dashboard("googleLinkClicks: 'Google Clicks'"),
    dashboard("facebookLinkClicks: 'Facebook Clicks'"),
  ],
  'D-6': [dashboard("view: 'View Your Review Generator'")],
  'D-7': [dashboard("  activate: 'Activate'"), dashboard("deactivate: 'Deactivate'")],
  'D-8': [dashboard("edit: 'Edit Business',\n  activate", 'Business', 'Businesx')],
  'D-9': [
    dashboard("created: 'New business created!"),
    dashboard('Its unique URL is ready.'),
    limit('newBusinessHighlight: 5000'),
  ],
  'D-10': [dashboard("empty: { title: 'No businesses yet'"), dashboard("setUp: 'Set Up Business'")],
  'D-11': [dashboard("change: 'Change Password'"), dashboard("deactivate: 'Deactivate Account'")],
  'D-12': [
    dashboard("id: 'User ID'"),
    dashboard("id: 'User ID',\n  name: 'Name'"),
    dashboard("email: 'Email',\n  businessCount", 'Email', 'Emaix'),
    dashboard("businessCount: 'Number of businesses'"),
    dashboard("back: 'Back to Admin'"),
  ],
  'D-14': [dashboard("unnamed: 'Unnamed Business'")],
  'D-15': [dashboard("body: 'This action cannot be undone.'")],
  'D-16': [limit('deactivatedRedirect: 2000')],
  'D-18': [
    dashboard("title: 'Copy URL manually'"),
    dashboard("body: 'Long-press or select the URL to copy it manually'"),
    limit('manualCopyToast: 5000'),
  ],
  'D-19': [
    dashboard("title: 'QR Code Downloaded!'"),
    dashboard("title: 'Download Failed'"),
    dashboard('Unable to generate QR code.'),
    dashboard("code. Please try again.'"),
  ],
  'D-20': [dashboard('Failed to update business status.'), dashboard("status. Please try again.'")],
  'D-21': [
    dashboard("body: 'No email address found for your account'"),
    dashboard("title: 'Email Sent'"),
    dashboard("body: 'Password reset instructions have been sent to your email.'"),
    dashboard("body: 'Failed to send password reset email."),
    dashboard("email. Please try again.'"),
    dashboard("body: 'An unexpected error occurred."),
    dashboard("occurred. Please try again later.'"),
  ],
  'D-17 D-22': [limit('queryRetries = 3')],
  'D-22': [at('src/web/owner/dashboard/dashboard-query.ts')('retryDelay: 1000')],

  // The wizard
  'W-01': [
    wizard("line: 'Share your experience"),
    wizard('help others find great care'),
    wizard("'Select'"),
    wizard("'Generate'"),
    wizard("'Copy & Share'"),
    wizard("dashboard: 'Go to Dashboard'"),
    wizard("title: 'Review Generator'"),
    wizard('`© ${year}', '©', '®'),
  ],
  'W-02': [at('src/web/owner/wizard/SelectStep.tsx')('length: 9')],
  'W-08': [wizard("title: 'Failed to load sentiments'"), wizard("body: 'Please refresh the page and try again'")],
  'W-10': [wizard("title: 'Failed to generate review'"), customer("couldn't generate your review")],
  'W-10b': [wizard("body: 'Please try again or select different sentiments'"), limit('mutationRetries = 2')],
  'W-11': [wizard('an issue with our AI service.'), wizard('Please try again later.')],
  'W-12': [wizard("noReview: 'No review was generated."), wizard("generated. Please try again.'")],
  'W-13': [customer("back: 'Back'")],
  'W-21': [review("post: 'Copy and Post Review'"), customer("question: 'Where would you like to post your review?'")],
  'W-23': [wizard("businessFailed: 'Error loading business information'")],
  'W-24': [at('src/web/owner/wizard/GenerateStep.tsx')("reviewType: 'healthcare'")],
  'W-25': [
    review("honest: 'Written from your choices."),
    review('Edit it so that it is true for you.'),
    customer("trueOnly: 'Post it only if it describes your own experience.'"),
  ],

  // The administrator
  'M-02': [
    admin("tabs: { users: 'Users'"),
    admin("businesses: 'Businesses', pages", 'Businesses', 'Businessex'),
    admin("pages: 'Review Pages'"),
    admin("refresh: 'Refresh'"),
    admin("rows: 'Rows per page'"),
    admin("previous: 'Previous'"),
    admin("next: 'Next'"),
    admin('`Page ${page} of ', 'Page', 'Pagx'),
    admin('`Page ${page} of ', 'of', 'ox'),
    limit('[10, 25, 50, 100]', '100', '101'),
    limit('[10, 25, 50, 100]', '25', '26'),
    limit('[10, 25, 50, 100]', '50', '51'),
    limit('pageSizeDefault = 10', '10', '25'),
  ],
  'M-03': [
    admin("name: 'Name', email", 'Name', 'Namx'),
    admin("email: 'Email', businesses", 'Email', 'Emaix'),
    admin("businesses: 'Businesses', status", 'Businesses', 'Businessex'),
    admin("\n  verified: 'Verified'"),
    admin("admin: 'Admin'"),
    admin("\n  deactivate: 'Deactivate'"),
    admin("delete: 'Delete'"),
  ],
  'M-03b': [admin("unverified: 'Unverified'"), admin("deactivated: 'Deactivated'")],
  'M-04': [admin('`Deactivate ${name}?', 'Deactivate', 'Deactivatx'), admin("\n  activate: 'Activate'")],
  'M-05': [admin('`This action cannot be undone.')],
  'M-06': [
    admin("owner: 'Owner'"),
    admin("location: 'Location'"),
    admin("categories: 'Categories'"),
    admin("keywords: 'Keywords'"),
    admin("edit: 'Edit Biz'"),
  ],
  'M-07': [
    admin("businessName: 'Business Name'"),
    admin("url: 'Review Generator URL'", 'Generator', 'Generatox'),
    admin("missingSlug: 'Missing slug'"),
  ],
  'M-09': [admin("usersFailed: 'Failed to fetch users'"), admin("businessesFailed: 'Failed to fetch businesses'")],
  'M-10': [
    admin("deleteFailed: 'Failed to delete user."),
    admin("delete user. Please try again.'"),
    admin("statusFailed: 'Failed to update user status."),
    admin("status. Please try again.'"),
  ],
  'M-15': [
    admin("letters: 'Emails'"),
    admin("provider: 'Drafts'"),
    admin("database: 'Database'"),
    admin("disk: 'Disk'"),
  ],

  // The frame of all other screens
  'L-01': [layout("dashboard: 'My Dashboard'"), layout("setup: 'Business Setup'"), layout("logout: 'Logout'")],
  'L-02': [layout("admin: 'Admin'")],
  'L-03': [layout("login: 'Login'"), layout("register: 'Register'")],
  'L-05': [at('src/web/ui/look/narrow.css')('max-width: 767px', '767px', '840px')],
  'L-07': [
    layout('generates AI-optimized reviews'),
    layout('tailored to your business'),
    layout('to improve your online reputation.'),
    layout("home: 'Home'"),
    layout("login: 'Login'"),
    layout("setup: 'Business Setup'"),
    layout("quickLinks: 'Quick Links'"),
    layout("quickDashboard: 'Dashboard'"),
    layout("contact: 'Contact Us'"),
  ],
  'L-08': [layout("production: 'PRODUCTION'"), layout("development: 'DEVELOPMENT MODE'")],
  'L-09': [layout("terms: 'Terms and Conditions'"), layout("privacy: 'Privacy Policy'")],
  'L-10': [
    layout("home: 'Home'"),
    layout("dashboard: 'My Dashboard'"),
    layout("setup: 'Business Setup'"),
    layout("admin: 'Admin'"),
  ],
  'L-12': [layout("signedInAs: 'Signed in as'"), layout("signOut: 'Sign Out'"), layout("signIn: 'Sign In'")],
  'L-13': [legal("back: 'Back'")],
  'L-14': [
    legal("effective: 'Effective May 1, 2025'"),
    legal("effective: 'Effective May 1, 2025'", '1, 2025', '2, 2025'),
    legal("title: 'Privacy Policy'"),
    legal("title: 'Terms and Conditions'"),
  ],
  'L-15': [layout("login: 'Login'"), layout("register: 'Register'"), layout("quickDashboard: 'Dashboard'")],
  'L-16': [landing("getStarted: 'Get Started'"), landing("learnMore: 'Learn More'")],
  'L-20': [layout("checking: 'Checking your login'")],
  'L-23': [limit('toastDuration = 5000')],
  'L-24': [limit('toastSwipe = 50')],
  'L-25': [limit("toastHotkey = 'F8'", 'F8', 'F9')],
  'L-26': [limit('toastRemovalDelay = 1_000_000')],
  'L-27': [limit('queryRetries = 3'), limit('retryDelayMin = 1000'), limit('retryDelayMax = 30_000')],
  'L-28': [limit('queryStale = 60_000')],
  'L-29': [limit('mutationRetries = 2'), limit('retryDelayMin = 1000')],
  'L-30': [limit('userStale = 300_000')],
  'L-32': [
    layout("done: { title: 'Logged Out'"),
    layout("body: 'You have been successfully logged out.'"),
    layout("failed: 'Logout Failed'"),
  ],
  'L-34': [limit("appVersion = '1.0.2'", '1.0.2', '1.0.3')],

  // Accounts
  'A-01 A-02': [
    auth("tabs: { login: 'Login'"),
    auth("register: 'Register', verify", 'Register', 'Registex'),
    auth("verify: 'Verify', reset", 'Verify', 'Verifx'),
  ],
  'A-02': [auth("reset: 'Reset' }", 'Reset', 'Resex')],
  'A-04': [auth("verifiedBanner: 'Your email is verified.")],
  'A-06 A-07 A-08 A-09': [rules("email: 'Please enter a valid email',")],
  'A-06': [
    rules("passwordRequired: 'Password is required'"),
    rules("passwordRequiredOld: 'Please enter your password'"),
  ],
  'A-07': [
    rules("nameRequired: 'Name is required'"),
    rules("nameRequiredOld: 'Please enter your name'"),
    rules("confirmPassword: 'Please confirm your password'"),
  ],
  'A-07 A-10 A-11': [
    rules("passwordMin: 'Password must be at least 8 characters'"),
    rules("passwordMin: 'Password must be at least 8 characters'", '8', '9'),
    limit('passwordMin = 8'),
    rules("Passwords don't match"),
  ],
  'A-08': [
    rules("codeLength: 'Verification code must be 6 digits'"),
    rules("codeLength: 'Verification code must be 6 digits'", '6', '7'),
    rules("codeDigits: 'Verification code must contain only digits'"),
    rules("codeRequiredOld: 'Please enter the verification code'"),
  ],
  'A-11': [
    rules("resetCodeLength: 'Reset code must be 6 characters'"),
    rules("resetCodeLength: 'Reset code must be 6 characters'", '6', '7'),
    limit('codeLength = 6'),
  ],
  'A-12': [rules("resetLinkInvalid: 'Invalid reset link."), rules('Please request a new password reset email.')],
  'A-13': [auth("title: 'Login Successful'"), auth('`Welcome back, ${name}', 'back', 'bacx')],
  'A-14': [auth("loginFailed: 'Login Failed'")],
  'A-15': [
    auth("registered: 'Registration Successful'"),
    rules("registered: 'Please check your email to verify your account.'"),
    auth("openPreview: 'Open the email'"),
    limit('emailToast: 15_000'),
  ],
  'A-16': [auth("registrationFailed: 'Registration Failed'")],
  'A-17': [auth("title: 'Email Verification'"), auth("body: 'Email Send to your inbox.'")],
  'A-18': [
    auth("verified: 'Email Verified'"),
    rules("verified: 'Your email has been verified successfully."),
    rules('successfully. You can now log in.'),
    limit('verifiedRedirect: 2000'),
  ],
  'A-19': [auth("verificationFailed: 'Verification Failed'")],
  'A-20': [
    auth("sent: 'Email sent'"),
    auth("error: 'Error'"),
    auth("sendFailed: 'Failed to send reset instructions."),
    auth("instructions. Please try again.'"),
    auth("unexpected: 'An unexpected error occurred."),
    auth("occurred. Please try again later.'"),
  ],
  'A-21': [auth("resetDone: 'Success'"), limit('resetRedirect: 2000')],
  'A-22': [limit('resetPageRedirect: 3000')],
  'A-23': [
    rules("resetLinkFailed: 'Failed to reset password."),
    rules('The reset link may have expired.'),
    rules("resetCodeFailed: 'Failed to reset password."),
    rules('Please check your code and try again.'),
    auth("pageBroken: 'An error occurred while resetting your password."),
    auth("resetting your password. Please try again.'"),
    auth("pageFailed: 'Failed to reset password."),
    auth("Failed to reset password. Please try again.'"),
  ],
  'A-24': [auth("newCode: 'Request New Code'")],
};
