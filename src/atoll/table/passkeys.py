"""Passkeys, by the library `webauthn`: what a browser is asked, and what its answer proves."""

import hashlib
import json
from typing import Any

from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from atoll.table.keys import ENTER, NEW_KEY, Keys
from atoll.table.refused import Refused

VERIFIED = UserVerificationRequirement.REQUIRED  # the key asks for a finger, a face or a PIN
WRONG = (WebAuthnException, ValueError, KeyError, TypeError)


def site(request: Request) -> tuple[str, str]:
    """The name and the origin a passkey is bound to; the guard has compared origin and host."""
    return request.url.hostname or "", request.headers.get("origin", "")


def wish_for_new(keys: Keys, request: Request, person: str, name: str) -> Any:
    """What a browser needs to make a passkey for somebody."""
    options = generate_registration_options(
        rp_id=site(request)[0],
        rp_name="Atoll",
        user_name=name,
        user_id=hashlib.blake2b(person.encode(), digest_size=16).digest(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id))
            for key in keys.passkeys(person)
        ],
    )
    keys.issue(NEW_KEY, person, bytes_to_base64url(options.challenge))
    return json.loads(options_to_json(options))


def keep(keys: Keys, request: Request, person: str, credential: dict[str, Any]) -> None:
    """Keep a passkey that a browser has just made for this person."""
    try:
        challenge = challenge_of(credential)
        if keys.redeem(bytes_to_base64url(challenge), NEW_KEY) != person:
            raise ValueError("not a challenge of this person")
        made = verify_registration_response(**proof(request, credential, challenge))
    except WRONG:
        raise not_proved() from None
    key_id = bytes_to_base64url(made.credential_id)
    if not keys.add_passkey(key_id, person, made.credential_public_key, made.sign_count):
        raise not_proved()


def wish_to_enter(keys: Keys, request: Request) -> Any:
    """What a browser needs to show a passkey of its own choice."""
    options = generate_authentication_options(rp_id=site(request)[0], user_verification=VERIFIED)
    keys.issue(ENTER, "", bytes_to_base64url(options.challenge))
    return json.loads(options_to_json(options))


def person_behind(keys: Keys, request: Request, credential: dict[str, Any]) -> str:
    """Whose passkey this is, if it proves itself."""
    try:
        challenge = challenge_of(credential)
        key = keys.passkey(str(credential["id"]))
        if keys.redeem(bytes_to_base64url(challenge), ENTER) is None or key is None:
            raise ValueError("an unknown key or challenge")
        shown = verify_authentication_response(
            credential_public_key=key.public_key,
            credential_current_sign_count=key.uses,
            **proof(request, credential, challenge),
        )
    except WRONG:
        raise not_proved() from None
    keys.used(key.id, shown.new_sign_count)
    return key.person


def proof(request: Request, credential: dict[str, Any], challenge: bytes) -> dict[str, Any]:
    """What an answer must prove, whichever it is."""
    name, origin = site(request)
    return {
        "credential": credential,
        "expected_challenge": challenge,
        "expected_rp_id": name,
        "expected_origin": origin,
        "require_user_verification": True,
    }


def challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer says it answers."""
    said = base64url_to_bytes(str(credential["response"]["clientDataJSON"]))
    return parse_client_data_json(said).challenge


def not_proved() -> Refused:
    return Refused(403, "me-passkey-refused")
