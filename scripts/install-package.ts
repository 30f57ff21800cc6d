import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const run = (command: string, args: string[]): boolean => {
  console.log(`> ${command} ${args.join(' ')}`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}

/** Whether this is a Debian, and whoever runs this may install something. */
export const hasPackages = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** From Debian's packages. */
export const installPackage = (...names: string[]): boolean =>
  run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
