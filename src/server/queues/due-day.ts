import type { Day } from '../../domain/days/day'
import { dueOn } from '../../domain/days/deadline'
import { todayAt } from '../database/clock'
import type { Settings } from '../settings/settings'

type Answer = keyof Settings['answerDue']
type QualityStep = keyof Settings['qualityDue']

/**
 * The day on which a step is due that starts today. Answers count working days, which leave out the holidays of the
 * customer service; steps of quality problems count every day.
 */
export function dueDay(
  step: Answer | QualityStep,
  {
    timeZone,
    answerDue,
    qualityDue,
    serviceHours: { holidays },
  }: Pick<Settings, 'timeZone' | 'answerDue' | 'qualityDue' | 'serviceHours'>,
): Day {
  const isAnswer = (name: string): name is Answer => name in answerDue
  const term = isAnswer(step)
    ? { days: answerDue[step], holidays }
    : { days: qualityDue[step], holidays: [] }
  return dueOn(todayAt(timeZone), term)
}
