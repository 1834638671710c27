import { useNavigate } from 'react-router'
import { leaveMessage } from '../actions/leave-message'
import { text } from '../language/locale'
import { Button } from '../ui/Button'

export function LeaveMessage() {
  const navigate = useNavigate()
  return (
    <Button small look="main" onClick={() => leaveMessage(undefined, navigate)}>
      {text('messages.leave')}
    </Button>
  )
}
