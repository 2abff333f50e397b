"""Commands that leave no entry in the journal: chat, muting, the timer, the pace of bots."""

from typing import assert_never

from rawsiko.protocol import commands
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.messages import Applied, Refused
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server.tables.automation import Automation
from rawsiko.server.tables.decisions import Caller
from rawsiko.server.tables.journaled import HOST
from rawsiko.server.tables.live_table import LiveTable

Unrecorded = (
    commands.Say
    | commands.SayFreely
    | commands.Mute
    | commands.ExtendTimer
    | commands.HurryBots
    | commands.SetPace
)


def carry_out_unrecorded(
    live: LiveTable,
    automation: Automation,
    caller: Caller,
    command_id: CommandId,
    command: Unrecorded,
    now: float,
) -> Applied | Refused:
    """The same answer when a command is sent again, as far as it is still remembered."""
    sender = caller.seat or HOST
    if known := live.known_reply(sender, command_id):
        return known
    refusal = _refusal_of(live, automation, caller, command, now)
    reply = Refused(command_id, refusal) if refusal else Applied(command_id, live.table.seq)
    if refusal is not TableRefusal.TOO_FAST:  # it may be sent again a little later
        live.remember_reply(sender, command_id, reply)
    return reply


def _refusal_of(
    live: LiveTable, automation: Automation, caller: Caller, command: Unrecorded, now: float
) -> TableRefusal | None:
    """None when it was carried out."""
    table = live.table
    if table.is_over:
        return TableRefusal.TABLE_OVER
    if isinstance(command, commands.HOST_COMMANDS) and not caller.is_host:
        return TableRefusal.NOT_HOST
    match command:
        case commands.Mute():
            return live.chat.mute(command, table)
        case commands.ExtendTimer():
            return None if automation.phase_timer.extend(command.seconds) else TableRefusal.NO_TIMER
        case commands.Say() | commands.SayFreely() | commands.HurryBots() | commands.SetPace():
            seat = table.person_at(caller.seat)
            if seat is None:
                return TableRefusal.NOT_SEATED
            if isinstance(command, commands.HurryBots):
                if table.status is not Status.PLAYING:
                    return TableRefusal.NOT_PLAYING
                automation.hurry()
                return None
            if isinstance(command, commands.SetPace):
                automation.pace.want(seat.player, command.pace)
                return None
            spoken = live.chat.say(table, seat.player, command, now)
            if isinstance(spoken, TableRefusal):
                return spoken
            live.tell_all(spoken)
            return None
        case _:
            assert_never(command)
