"""One letter to one address."""

from __future__ import annotations

import smtplib
from email.headerregistry import Address
from email.message import EmailMessage

from penstock.server.config import Mail
from penstock.server.ops.deadlines import cut_off

SECONDS = 20.0  # for the whole conversation, however slowly the other side talks


def send(mail: Mail, to: str, subject: str, lines: list[str]) -> None:
    """Plain text; the recipient is exactly one, whatever the address looks like."""
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = mail.sender or mail.user
    message["To"] = Address(addr_spec=to)
    message.set_content("\n".join(lines))
    with smtplib.SMTP(timeout=SECONDS) as smtp, cut_off(SECONDS, smtp):
        smtp.connect(mail.host, mail.port)  # within the time: the greeting may drip, too
        if mail.start_tls:
            smtp.starttls()
        if mail.user:
            smtp.login(mail.user, mail.password)
        smtp.send_message(message, to_addrs=[to])
