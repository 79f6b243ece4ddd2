import { Link } from 'wouter';
import { pageTokens } from '../../../contract/installation.ts';
import { paths } from '../../../contract/paths.ts';
import { writerLine } from '../../../contract/reviews/writer-text.ts';
import { installation, isPrerendered } from '../../lib/installation.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneDraft } from '../../ui/Phone.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { layoutText } from '../shared/layout-text.ts';
import stepList from '../shared/steps.module.css';
import { ComesBack } from './ComesBack.tsx';
import styles from './landing.module.css';
import { Phones } from './Phones.tsx';
import bands from './section.module.css';
import { landingText } from './text.ts';

const { writer, steps, lists, promises, features, benefits } = landingText;

export function Landing() {
  useTitle(landingText.title);
  return (
    <>
      <TopLine />
      <section className={styles.hero}>
        <div className={`wrap ${styles.columns}`}>
          <div className="form">
            <h1>{landingText.title}</h1>
            <p className="lead">{landingText.lead}</p>
            <div className="row">
              <GetStarted />
              <a className={buttonClass({ className: styles.big })} href={paths.learnMore}>
                {landingText.learnMore}
              </a>
            </div>
            <p className="soft">{landingText.forWhom}</p>
          </div>
          <Phones />
        </div>
      </section>
      <section className={`${bands.band} ${bands.slim}`}>
        <div className="wrap">
          <p className={styles.plainly}>
            <Icon name="server" />
            <span>
              <b>{writer.title}</b>{' '}
              {isPrerendered ? pageTokens.writer : writerLine(installation.productName, installation.aiProvider)}{' '}
              {writer.checked}
            </span>
          </p>
        </div>
      </section>
      <section className={bands.sec} id="learn-more">
        <div className="wrap">
          <h2>{steps.title}</h2>
          <ol className={stepList.steps}>
            {steps.items.map(([title, body]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="soft">{body}</p>
              </li>
            ))}
          </ol>
          <Link className={styles.more} href={paths.howTo}>
            {steps.more}
          </Link>
        </div>
      </section>
      <section className={bands.band}>
        <div className="wrap">
          <h2>{lists.title}</h2>
          <ul className={styles.trades}>
            {lists.items.map(({ icon, kind, chips, words }) => (
              <li key={kind}>
                <h3>
                  <Icon name={icon} />
                  {kind}
                </h3>
                <div className="row">
                  {chips.map((label) => (
                    <span key={label} className="tag">
                      {label}
                    </span>
                  ))}
                </div>
                <PhoneDraft words={words} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ComesBack />
      <section className={styles.deep}>
        <div className="wrap">
          <h2>{promises.title}</h2>
          <ul className={styles.promises}>
            {promises.items.map(([icon, title, body]) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p className="soft">{body}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`${bands.band} ${bands.slim}`}>
        <div className={`wrap ${styles.feat}`}>
          {[features, benefits].map((list) => (
            <div key={list.title}>
              <h2>{list.title}</h2>
              <ul>
                {list.items.map((item) => (
                  <li key={item}>
                    <Icon name="tick" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <section className={bands.sec}>
        <div className={`wrap ${styles.closing}`}>
          <h2>{landingText.closing}</h2>
          <GetStarted />
        </div>
      </section>
    </>
  );
}

function GetStarted() {
  return (
    <Link className={buttonClass({ primary: true, className: styles.big })} href={paths.register}>
      {landingText.getStarted}
    </Link>
  );
}

function TopLine() {
  const { user } = useUser();
  return (
    <div className={`wrap ${styles.topline}`}>
      <Wordmark name={installation.productName} />
      <nav className="row" aria-label={layoutText.account}>
        {user ? (
          <Link className={buttonClass({ small: true })} href={paths.dashboard}>
            {layoutText.quickDashboard}
          </Link>
        ) : (
          <>
            <Link className={buttonClass({ small: true, className: 'quiet' })} href={paths.login}>
              {layoutText.login}
            </Link>
            <Link className={buttonClass({ small: true })} href={paths.register}>
              {layoutText.register}
            </Link>
          </>
        )}
      </nav>
    </div>
  );
}
