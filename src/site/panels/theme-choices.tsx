import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { ThemeChoice } from '../state/shown-theme.ts'
import { useUi, useUiActions } from '../state/ui-context.ts'
import styles from './menu-panel.module.css'

const choices: [ThemeChoice, string][] = [
  ['system', 'Device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

export const ThemeChoices = () => {
  const { theme } = useUi()
  const { chooseTheme } = useUiActions()
  const name = useId()
  return (
    <div className={styles.themes} role="radiogroup" aria-labelledby={`${name}-title`}>
      <span id={`${name}-title`}>
        <Icon name={theme === 'dark' ? 'moon' : 'sun'} /> Theme
      </span>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name={name} checked={theme === choice} onChange={() => chooseTheme(choice)} /> {label}
        </label>
      ))}
    </div>
  )
}
