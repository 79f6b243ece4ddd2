import { Link } from 'wouter';
import { landingText } from '../../../contract/landing-text.ts';
import { layoutText } from '../../../contract/layout-text.ts';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { Demo } from './Demo.tsx';

const { steps, promises, features, benefits } = landingText;

/** The landing page; it is built ahead too, so that it reads without script. */
export function Landing() {
  useTitle(landingText.title);
  return (
    <>
      <TopLine />
      <section className="wrap hero">
        <div className="form">
          <h1>{landingText.title}</h1>
          <p className="lead">{landingText.lead}</p>
          <div className="row">
            <GetStarted />
            <a className={buttonClass({ className: 'big' })} href={paths.learnMore}>
              {landingText.learnMore}
            </a>
          </div>
        </div>
        <Demo />
      </section>
      <section className="band" id="learn-more">
        <div className="wrap">
          <h2>{steps.title}</h2>
          <ol className="steps">
            {steps.items.map(([title, body]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="soft">{body}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="deep">
        <div className="wrap">
          <h2>{promises.title}</h2>
          <ul className="promises">
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
      <section className="band">
        <div className="wrap feat">
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
      <section className="sec">
        <div className="wrap closing">
          <h2>{landingText.closing}</h2>
          <GetStarted />
        </div>
      </section>
    </>
  );
}

function GetStarted() {
  return (
    <Link className={buttonClass({ primary: true, className: 'big' })} href={paths.register}>
      {landingText.getStarted}
    </Link>
  );
}

function TopLine() {
  const { user } = useUser();
  return (
    <div className="wrap topline">
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
