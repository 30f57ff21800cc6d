import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { AccountPage } from '../../../features/account/frame/account-page.tsx'
import { RobotRows } from '../../../features/account/home/robot-rows.tsx'
import body from '../../../features/account/parts/account-body.module.css'
import { dayHere } from '../../../features/account/parts/day-here.ts'
import { PageHead } from '../../../features/account/parts/page-head.tsx'
import { useMinute } from '../../../state/use-minute.ts'

const Robots = ({ title, slots }: EditorialPage<'account/robots'>) => {
  const { code } = useShell().edition
  const now = useMinute()
  return (
    <AccountPage current="robots" waiting={<PageHead title={title} />}>
      {({ robots }) => (
        <>
          <PageHead title={title}>
            {robots.length > 0 ? (
              <p>
                <a href={`/${code}/support/registration/`}>Register another</a>
              </p>
            ) : (
              <Prose html={slots.hero.html} />
            )}
          </PageHead>
          <div className={`wrap ${body.body}`}>
            <div>{now && <RobotRows heading="h2" robots={robots} today={dayHere(code, now)} />}</div>
          </div>
        </>
      )}
    </AccountPage>
  )
}

export default Robots
